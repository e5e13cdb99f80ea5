/**
 * Small schemas in the shapes that generators and products give theirs, written for the tests: a library of books and their authors. Each says which
 * of its writes can be bound to a record and which cannot.
 */
export interface ShapedSchema {
  name: string;
  sdl: string;
  /** Writes that must be there, as `resource.use`. */
  offered: string[];
  /** Root fields that must not be offered, and must be listed as such. */
  refused: string[];
}

const book = 'id: ID! title: String year: Int author: Author';

/** A graph database's: a write takes a `where`, and touches everything without it. */
const graph = (key: string, where: string): string => `
  type Book { ${key} title: String! year: Int author: Author }
  type Author { id: ID! name: String! }
  type Query { books(where: BookWhere, limit: Int, offset: Int): [Book!]! authors(limit: Int, offset: Int): [Author!]! }
  type Mutation {
    deleteBooks(where: BookWhere, delete: BookDeleteInput): DeleteInfo!
    updateBooks(where: BookWhere, update: BookUpdateInput): UpdateBooksMutationResponse!
  }
  type DeleteInfo { nodesDeleted: Int! relationshipsDeleted: Int! }
  type UpdateBooksMutationResponse { info: DeleteInfo! books: [Book!]! }
  input BookDeleteInput { author: Boolean }
  input BookUpdateInput { title: StringScalarMutations year: IntScalarMutations }
  input StringScalarMutations { set: String } input IntScalarMutations { set: Int add: Int }
  input IDScalarFilters { eq: ID in: [ID!] contains: ID } input StringScalarFilters { eq: String contains: String }
  input BookWhere { ${where} title: StringScalarFilters OR: [BookWhere!] AND: [BookWhere!] NOT: BookWhere }`;

/** A store of nodes whose writes take a filter with ids. */
const nodes = (filter: string): string => `
  type Book { id: ID! title: String! year: Int }
  type Query { getBook(id: ID!): Book queryBook(filter: BookFilter, first: Int, offset: Int): [Book] }
  type Mutation {
    addBook(input: [AddBookInput!]!): AddBookPayload
    updateBook(input: UpdateBookInput!): UpdateBookPayload
    deleteBook(filter: BookFilter!): DeleteBookPayload
  }
  input BookFilter { ${filter} title: StringTermFilter has: [BookHasFilter] and: [BookFilter] or: [BookFilter] not: BookFilter }
  enum BookHasFilter { title year } input StringTermFilter { allofterms: String anyofterms: String }
  input AddBookInput { title: String! year: Int } input BookPatch { title: String year: Int }
  input UpdateBookInput { filter: BookFilter! set: BookPatch remove: BookPatch }
  type AddBookPayload { book: [Book] numUids: Int } type UpdateBookPayload { book(first: Int): [Book] numUids: Int }
  type DeleteBookPayload { book(first: Int): [Book] msg: String numUids: Int }`;

/** Tables without writes by primary key. */
const tables = (where: string): string => `
  scalar uuid
  type books { id: uuid! title: String! year: Int }
  type Query { books(where: books_bool_exp, limit: Int, offset: Int, order_by: [books_order_by!]): [books!]! }
  type Mutation {
    delete_books(where: books_bool_exp!): books_mutation_response
    update_books(where: books_bool_exp!, _set: books_set_input, _inc: books_inc_input): books_mutation_response
  }
  enum order_by { asc desc } input books_order_by { title: order_by year: order_by }
  input books_bool_exp { _and: [books_bool_exp!] _or: [books_bool_exp!] _not: books_bool_exp ${where} title: String_comparison_exp }
  input uuid_comparison_exp { _eq: uuid _in: [uuid!] _neq: uuid } input String_comparison_exp { _eq: String _ilike: String }
  input books_set_input { id: uuid title: String year: Int } input books_inc_input { year: Int }
  type books_mutation_response { affected_rows: Int! returning: [books!]! }`;

export const shapedSchemas: ShapedSchema[] = [
  { name: 'graph', sdl: graph('id: ID!', 'id: IDScalarFilters id_EQ: ID'), offered: ['books.update', 'books.delete'], refused: [] },
  { name: 'graph with flat operators', sdl: graph('id: ID!', 'id_EQ: ID id_IN: [ID!]'), offered: ['books.delete'], refused: [] },
  { name: 'graph without a key in where', sdl: graph('id: ID!', 'year: Int'), offered: [], refused: ['deleteBooks', 'updateBooks'] },
  { name: 'graph of types without ids', sdl: graph('isbn: Int', 'year: Int'), offered: [], refused: ['deleteBooks', 'updateBooks'] },
  { name: 'nodes', sdl: nodes('id: [ID!]'), offered: ['books.update', 'books.delete'], refused: [] },
  { name: 'nodes without a key in filter', sdl: nodes(''), offered: [], refused: ['deleteBook', 'updateBook'] },
  { name: 'tables', sdl: tables('id: uuid_comparison_exp'), offered: ['books.update', 'books.delete'], refused: [] },
  { name: 'tables without a key in where', sdl: tables(''), offered: [], refused: ['delete_books', 'update_books'] },
  {
    name: 'a key that is one of the new values',
    sdl: `type Book { ${book} } type Author { id: ID! name: String! } type Query { books(limit: Int, offset: Int): [Book!]! book(id: ID!): Book }
      type Mutation { updateBook(where: BookWhere, patch: BookPatch!): Book deleteBook(where: BookWhere): Book }
      input BookWhere { title: String } input BookPatch { id: ID title: String }`,
    offered: [],
    refused: ['updateBook', 'deleteBook'],
  },
  {
    name: 'cloud tables with tokens',
    sdl: `type Book { id: ID! title: String createdAt: String } type Connection { items: [Book]! nextToken: String }
      type Query { getBook(id: ID!): Book listBooks(filter: ModelBookFilterInput, limit: Int, nextToken: String): Connection }
      type Mutation { createBook(input: CreateBookInput!, condition: ModelBookConditionInput): Book
        updateBook(input: UpdateBookInput!, condition: ModelBookConditionInput): Book
        deleteBook(input: DeleteBookInput!, condition: ModelBookConditionInput): Book }
      input ModelStringInput { eq: String contains: String } input ModelIDInput { eq: ID contains: ID }
      input ModelBookFilterInput { id: ModelIDInput title: ModelStringInput and: [ModelBookFilterInput] }
      input ModelBookConditionInput { title: ModelStringInput } input CreateBookInput { id: ID title: String }
      input UpdateBookInput { id: ID! title: String } input DeleteBookInput { id: ID! }`,
    offered: ['books.create', 'books.update', 'books.delete'],
    refused: [],
  },
  {
    name: 'content with entities',
    sdl: `type Book { title: String year: Int } type BookEntity { id: ID attributes: Book }
      type BookEntityResponse { data: BookEntity } type Meta { pagination: Pagination! } type Pagination { total: Int! page: Int! pageSize: Int! pageCount: Int! }
      type BookEntityResponseCollection { data: [BookEntity!]! meta: Meta! }
      input PaginationArg { page: Int pageSize: Int start: Int limit: Int } input BookInput { title: String year: Int }
      type Query { book(id: ID): BookEntityResponse books(pagination: PaginationArg, sort: [String]): BookEntityResponseCollection }
      type Mutation { createBook(data: BookInput!): BookEntityResponse updateBook(id: ID!, data: BookInput!): BookEntityResponse
        deleteBook(id: ID!): BookEntityResponse }`,
    offered: [],
    refused: [],
  },
  {
    name: 'content in documents',
    sdl: `type Book { id: ID! title: String year: Int }
      input BookFilter { title: StringFilter _and: [BookFilter] } input StringFilter { _eq: String _contains: String }
      type Query { books(filter: BookFilter, sort: [String], limit: Int, offset: Int, page: Int, search: String): [Book!]! books_by_id(id: ID!): Book }
      input create_books_input { title: String year: Int } input update_books_input { title: String year: Int } type delete_one { id: ID! } type delete_many { ids: [ID]! }
      type Mutation { create_books_item(data: create_books_input!): Book update_books_item(id: ID!, data: update_books_input!): Book
        update_books_items(ids: [ID]!, data: update_books_input!): [Book!]! delete_books_item(id: ID!): delete_one delete_books_items(ids: [ID]!): delete_many }`,
    offered: [],
    refused: [],
  },
  {
    name: 'content in collections',
    sdl: `type Post { id: String! title: String createdAt: String } type Posts { docs: [Post!]! hasNextPage: Boolean! limit: Int! page: Int! totalDocs: Int! totalPages: Int! }
      input Post_title_operator { equals: String like: String contains: String in: [String] } input Post_id_operator { equals: String in: [String] }
      input Post_where { title: Post_title_operator id: Post_id_operator AND: [Post_where_and] OR: [Post_where_or] }
      input Post_where_and { title: Post_title_operator } input Post_where_or { title: Post_title_operator }
      input mutationPostInput { title: String } input mutationPostUpdateInput { title: String }
      type Query { Post(id: String!, draft: Boolean): Post Posts(draft: Boolean, where: Post_where, limit: Int, page: Int, sort: String): Posts countPosts(where: Post_where): countPosts }
      type countPosts { totalDocs: Int }
      type Mutation { createPost(data: mutationPostInput!, draft: Boolean): Post updatePost(id: String!, autosave: Boolean, data: mutationPostUpdateInput!): Post deletePost(id: String!): Post }`,
    offered: ['posts.create', 'posts.update', 'posts.delete'],
    refused: [],
  },
  {
    name: 'pages of a size that the server chooses',
    sdl: `type Book { ${book} } type Author { id: ID name: String } type Books { info: Info results: [Book] } type Info { count: Int pages: Int next: Int prev: Int }
      type Query { books(page: Int, filter: FilterBook): Books book(id: ID!): Book booksByIds(ids: [ID!]!): [Book] } input FilterBook { title: String }`,
    offered: [],
    refused: [],
  },
  {
    name: 'translations',
    sdl: `enum LanguageCode { en de } type ProductTranslation { id: ID! languageCode: LanguageCode! name: String! slug: String! }
      type Product { id: ID! createdAt: String name: String! slug: String! enabled: Boolean! translations: [ProductTranslation!]! }
      type ProductList { items: [Product!]! totalItems: Int! } input StringOperators { eq: String contains: String } enum LogicalOperator { AND OR }
      input ProductFilterParameter { name: StringOperators slug: StringOperators } enum SortOrder { ASC DESC } input ProductSortParameter { name: SortOrder }
      input ProductListOptions { skip: Int take: Int sort: ProductSortParameter filter: ProductFilterParameter filterOperator: LogicalOperator }
      input ProductTranslationInput { id: ID languageCode: LanguageCode! name: String slug: String }
      input CreateProductInput { enabled: Boolean translations: [ProductTranslationInput!]! } input UpdateProductInput { id: ID! enabled: Boolean translations: [ProductTranslationInput!] }
      enum DeletionResult { DELETED NOT_DELETED } type DeletionResponse { result: DeletionResult! message: String }
      type Query { products(options: ProductListOptions): ProductList! product(id: ID): Product }
      type Mutation { createProduct(input: CreateProductInput!): Product! updateProduct(input: UpdateProductInput!): Product! deleteProduct(id: ID!): DeletionResponse! deleteProducts(ids: [ID!]!): [DeletionResponse!]! }`,
    offered: ['products.create', 'products.update', 'products.delete'],
    refused: [],
  },
  {
    name: 'namespaces',
    sdl: `type Book { ${book} } type Author { id: ID! name: String! } type BookQueries { list(limit: Int, offset: Int): [Book!]! get(id: ID!): Book }
      type BookMutations { create(title: String!): Book delete(id: ID!): Boolean } type Query { books: BookQueries! viewer: Viewer } type Viewer { id: ID! name: String books: [Book!]! }
      type Mutation { books: BookMutations! }`,
    offered: ['books.create', 'books.delete'],
    refused: [],
  },
  {
    name: 'setters beside an update',
    sdl: `type Checkout { id: ID! email: String note: String token: String code: String } type CheckoutPayload { checkout: Checkout errors: [Fault!]! }
      type Fault { field: String message: String } type Order { id: ID! code: String! note: String state: String! total: Int! }
      type Query { checkouts(limit: Int, offset: Int): [Checkout!]! orders(limit: Int, offset: Int): [Order!]! checkout(id: ID!): Checkout order(id: ID!): Order }
      type Mutation { checkoutEmailUpdate(id: ID!, email: String!, token: String): CheckoutPayload
        modifyOrder(input: ModifyOrderInput!): Order! }
      input Line { sku: String! count: Int! } input ModifyOrderInput { dryRun: Boolean! orderId: ID! addItems: [Line!] adjust: [Line!] refund: Int surcharge: Int note: String }`,
    offered: [],
    refused: ['checkoutEmailUpdate', 'modifyOrder'],
  },
  {
    name: 'several in one',
    sdl: `type Book { ${book} } type Author { id: ID! name: String! } type Query { books(limit: Int, offset: Int): [Book!]! book(id: ID!): Book }
      input BookInput { id: ID title: String } type Changed { count: Int! }
      type Mutation { updateBook(id: ID, input: BookInput!): Book deleteBook(ids: [ID!]): Changed deleteAuthor(input: DeleteAuthorInput): Boolean } input DeleteAuthorInput { id: ID reason: String }`,
    offered: ['books.update', 'books.delete'],
    refused: [],
  },
  {
    name: 'records with numbers of their own',
    sdl: `type Crate { id: ID! name: String! count: Int total: Int totalCount: Int ids: [ID!] hasMore: Boolean next: String }
      type Query { crates(limit: Int, offset: Int): [Crate!]! crate(id: ID!): Crate } input CrateInput { name: String count: Int }
      type Mutation { updateCrate(id: ID!, input: CrateInput!): Crate deleteCrate(id: ID!): Crate }`,
    offered: ['crates.update', 'crates.delete'],
    refused: [],
  },
  {
    name: 'writes by the id of another record',
    sdl: `type Book { ${book} } type Author { id: ID! name: String! } input Values { title: String year: Int }
      type Query { books(limit: Int, offset: Int): [Book!]! book(id: ID!): Book authors(limit: Int, offset: Int): [Author!]! author(id: ID!): Author }
      type Mutation { updateBook(authorId: ID!, values: Values!): Book deleteBook(authorId: ID!): Book }`,
    offered: [],
    refused: ['updateBook', 'deleteBook'],
  },
];
