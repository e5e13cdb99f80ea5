import { append, edit, edits, remove, renameType, turnInto, type Mutation } from './edit.ts';

/** The same forty changes of a Relay API, and what belongs to each of them. */
export const relayMutations: Mutation[] = [
  {
    title: 'a column’s field is called otherwise',
    edit: edit('Author.email', 'email', 'mail'),
    finds: ['R005 resources/authors.ts columns.1 | a field of Author | email | mail'],
  },
  {
    title: 'the field of a nested object is called otherwise',
    edit: edit('Address.country', 'country', 'countryName'),
    finds: ['R005 resources/authors.ts columns.2 | a field of Author | address.country | address.countryName'],
  },
  {
    title: 'the id is called otherwise',
    edit: edits(edit('Book.id', 'id', 'bookKey'), edit('Book', ' implements Node', '')),
    finds: ['R005 resources/books.ts operations.list | a field of Book | id | bookKey'],
  },
  {
    title: 'the argument that turns pages is called otherwise',
    edit: edit('Query.books', 'after:', 'from:'),
    finds: ['R007 resources/books.ts operations.list | an argument of books | after | from'],
  },
  {
    title: 'the argument of a page’s size is called otherwise',
    edit: edit('Query.books', 'first:', 'count:'),
    finds: ['R007 resources/books.ts operations.list | an argument of books | first | count'],
  },
  {
    title: 'the argument of a reading operation is called otherwise',
    edit: edit('Query.book', 'id:', 'key:'),
    finds: ['R007 resources/books.ts operations.get | an argument of book | id | key'],
  },
  {
    title: 'the argument that a form fills is called otherwise',
    edit: edit('Mutation.createBook', 'input:', 'values:'),
    finds: ['R016 validation/createBook.ts argument | an argument of createBook that is an object | input | values'],
  },
  {
    title: 'a list’s operation is called otherwise',
    edit: edit('Query.books', 'books(', 'allBooks('),
    finds: ['R003 resources/books.ts operations.list | an operation of the contract | books | allBooks'],
  },
  {
    title: 'a making operation is called otherwise',
    edit: edit('Mutation.createBook', 'createBook(', 'addBook('),
    finds: [
      'R003 resources/books.ts operations.create | an operation of the contract | createBook | addBook',
      'R003 validation/createBook.ts operation | an operation of the contract | createBook | addBook',
    ],
  },
  {
    title: 'the type of a resource is called otherwise',
    edit: renameType('Author', 'Writer'),
    finds: ['R002 resources/authors.ts type | an object type of the contract | Author | Writer'],
  },
  {
    title: 'the type of an argument is called otherwise',
    edit: renameType('BookOrder', 'BooksOrder'),
    finds: ['R049 resources/books.ts operations.list | orderBy: BookOrder | orderBy: BooksOrder | -'],
  },
  {
    title: 'a value that a list is sorted by is called otherwise',
    edit: edit('BookOrderField.TITLE', 'TITLE', 'TITLES'),
    finds: ['R023 resources/books.ts sort | a field that the operation sorts by | TITLE | TITLES'],
  },
  {
    title: 'a value that only a column sorts by is called otherwise',
    edit: edit('BookOrderField.PUBLISHED_AT', 'PUBLISHED_AT', 'PUBLISHED'),
    finds: ['R023 resources/books.ts columns.3 | a field that the operation sorts by | PUBLISHED_AT | PUBLISHED'],
  },
  {
    title: 'a form’s input is called otherwise',
    edit: edit('CreateBookInput.pages', 'pages', 'pageCount'),
    finds: ['R017 validation/createBook.ts properties.pages | a field of CreateBookInput | pages | pageCount'],
  },
  {
    title: 'a column’s field is gone',
    edit: remove('Author.email'),
    finds: ['R005 resources/authors.ts columns.1 | a field of Author | email | -'],
  },
  {
    title: 'an argument that a list sends is gone',
    edit: edit('Query.authors', ', query: String', ''),
    finds: ['R007 resources/authors.ts operations.list | an argument of authors | query | -'],
  },
  {
    title: 'a list’s operation is gone',
    edit: remove('Query.authors'),
    finds: ['R003 resources/authors.ts operations.list | an operation of the contract | authors | -'],
  },
  {
    title: 'an action’s operation is gone',
    edit: remove('Mutation.deleteBook'),
    finds: ['R003 resources/books.ts actions.delete | an operation of the contract | deleteBook | -'],
  },
  {
    title: 'a form’s input is gone',
    edit: remove('UpdateBookInput.pages'),
    finds: ['R017 validation/updateBook.ts properties.pages | a field of UpdateBookInput | pages | -'],
  },
  {
    title: 'a number became a text',
    edit: edit('Book.pages', 'Int', 'String'),
    finds: ['R049 resources/books.ts details.2 | pages: Int | pages: String | -'],
  },
  {
    title: 'a moment became a number',
    edit: edit('Book.publishedAt', 'DateTime', 'Int'),
    finds: ['R049 resources/books.ts columns.3 | publishedAt: DateTime | publishedAt: Int | -'],
  },
  {
    title: 'a form’s text became a number',
    edit: edit('CreateBookInput.title', 'String!', 'Int!'),
    finds: ['R018 validation/createBook.ts properties.title | Int! | string | -'],
  },
  {
    title: 'ids that are sent became numbers',
    edit: edit('Query.book', 'ID!', 'Int!'),
    finds: ['R049 resources/books.ts operations.get | id: ID! | id: Int! | -'],
  },
  {
    title: 'ids that are read became numbers',
    edit: edits(edit('Book.id', 'ID!', 'Int!'), edit('Book', ' implements Node', '')),
    finds: ['R049 resources/books.ts operations.list | id: ID! | id: Int! | -'],
  },
  {
    title: 'a closed list of values became any text',
    edit: edit('Book.status', 'BookStatus!', 'String!'),
    finds: ['R049 resources/books.ts columns.1 | status: BookStatus! | status: String! | -'],
  },
  {
    title: 'a text became a closed list of values',
    edit: edits(edit('CreateBookInput.title', 'String!', 'BookTitle!'), append('enum BookTitle { ATLAS BIBLE }')),
    finds: ['R022 validation/createBook.ts properties.title | all values of BookTitle | no ATLAS, BIBLE | -'],
  },
  {
    title: 'an operation wants one more argument',
    edit: edit('Query.book', 'id: ID!', 'id: ID!, locale: String!'),
    finds: ['R013 resources/books.ts operations.get | a source for locale: String! |  | -'],
  },
  {
    title: 'an input wants one more field',
    edit: edit('CreateBookInput.title', 'title: String!', 'title: String! isbn: String!'),
    finds: ['R013 resources/books.ts operations.create | a source for input.isbn: String! |  | -'],
  },
  {
    title: 'a form’s optional input must be sent',
    edit: edit('CreateBookInput.pages', 'Int', 'Int!'),
    finds: ['R019 validation/createBook.ts properties.pages | a required property | optional | -'],
  },
  {
    title: 'what is searched for must be sent',
    edit: edit('Query.authors', 'query: String', 'query: String!'),
    finds: ['R013 resources/authors.ts operations.list | a source for query: String! |  | -'],
  },
  {
    title: 'the id may be absent',
    edit: edits(edit('Book.id', 'ID!', 'ID'), edit('Book', ' implements Node', '')),
    finds: ['R050 resources/books.ts operations.list | id: ID! | id: ID | -'],
  },
  {
    title: 'the rows of a list may be absent',
    edit: edit('BookConnection.nodes', '[Book!]!', '[Book]'),
    finds: ['R050 resources/books.ts operations.list | nodes: [Book!]! | nodes: [Book] | -'],
  },
  {
    title: 'a value that is offered is gone',
    edit: remove('BookStatus.SOLD_OUT'),
    finds: [
      'R021 validation/createBook.ts properties.status | a value of BookStatus | SOLD_OUT | -',
      'R021 validation/updateBook.ts properties.status | a value of BookStatus | SOLD_OUT | -',
    ],
  },
  {
    title: 'a value came that a form does not offer',
    edit: edit('BookStatus', /\}$/, 'LOST }'),
    finds: [
      'R022 validation/createBook.ts properties.status | all values of BookStatus | no LOST | -',
      'R022 validation/updateBook.ts properties.status | all values of BookStatus | no LOST | -',
    ],
  },
  {
    title: 'a field moved into another object',
    edit: edits(remove('Author.email'), append('type Contact { email: String } extend type Author { contact: Contact }')),
    finds: ['R005 resources/authors.ts columns.1 | a field of Author | email | contact.email'],
  },
  {
    title: 'a connection became a list',
    edit: edit('Query.authors', ': AuthorConnection!', ': [Author!]!'),
    finds: ['R049 resources/authors.ts operations.list | authors: AuthorConnection! | authors: [Author!]! | -'],
  },
  {
    title: 'one record became a list of them',
    edit: edit('Query.book', ': Book', ': [Book!]!'),
    finds: ['R049 resources/books.ts operations.get | book: Book | book: [Book!]! | -'],
  },
  {
    title: 'one value became a list',
    edit: edit('Author.email', 'String', '[String!]'),
    finds: ['R049 resources/authors.ts columns.1 | email: String | email: [String!] | -'],
  },
  {
    title: 'an object that a form fills became a value',
    edit: edit('Mutation.createBook', 'CreateBookInput!', 'String!'),
    finds: ['R016 validation/createBook.ts argument | an argument of createBook that is an object | input: String! | -'],
  },
  {
    title: 'a query became a mutation',
    edit: edits(remove('Query.book'), append('extend type Mutation { book(id: ID!): Book }')),
    finds: ['R004 resources/books.ts operations.get | a query | book, a mutation | -'],
  },
  {
    title: 'an operation answers another type',
    edit: edit('Mutation.createBook', ': BookPayload!', ': AuthorPayload!'),
    finds: ['R049 resources/books.ts operations.create | createBook: BookPayload! | createBook: AuthorPayload! | -'],
  },
  {
    title: 'the type of a resource became an interface, which is read alike',
    edit: edits(
      turnInto('Author', 'interface'),
      append(
        'type Poet implements Author & Node { id: ID! name: String! email: String address: Address books(first: Int, after: String): BookConnection! }',
      ),
    ),
    finds: [],
  },
  {
    title: 'an object became one of several',
    edit: edits(edit('Author.address', 'Address', 'Place'), append('union Place = Address')),
    finds: [
      'R005 resources/books.ts details.6 | a field of Book | author.address.city | -',
      'R005 resources/authors.ts columns.2 | a field of Author | address.country | -',
    ],
  },
  {
    title: 'what tells the number of rows is called otherwise',
    edit: edit('BookConnection.totalCount', 'totalCount', 'rowCount'),
    finds: ['R005 resources/books.ts operations.list | a field of BookConnection | totalCount | rowCount'],
  },
];
