// nestjs-query: a code-first schema of TypeORM entities over SQLite in memory. Decorators are called as functions, so nothing is compiled.
import 'reflect-metadata';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { ApolloDriver } = require('@nestjs/apollo');
const { Module } = require('@nestjs/common');
const { NestFactory } = require('@nestjs/core');
const { Field, Float, GraphQLISODateTime, GraphQLModule, ID, InputType, Int, ObjectType, registerEnumType } = require('@nestjs/graphql');
const { TypeOrmModule } = require('@nestjs/typeorm');
const {
  FilterableField,
  FilterableOffsetConnection,
  FilterableRelation,
  NestjsQueryGraphQLModule,
  PagingStrategies,
  QueryOptions,
} = require('@ptc-org/nestjs-query-graphql');
const { NestjsQueryTypeOrmModule } = require('@ptc-org/nestjs-query-typeorm');
const { Column, CreateDateColumn, DataSource, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryGeneratedColumn } = require('typeorm');

const State = { open: 'open', working: 'working', done: 'done' };
registerEnumType(State, { name: 'TaskState' });

/** A class without members of its own. */
const entity = (name) => Object.defineProperty(function () {}, 'name', { value: name });
const decorate = (target, ...decorators) => decorators.forEach((decorator) => decorator(target));
const fields = (target, all) =>
  Object.entries(all).forEach(([name, list]) => list.forEach((decorator) => decorator(target.prototype, name)));

const ProjectEntity = entity('ProjectEntity');
const TaskEntity = entity('TaskEntity');
fields(ProjectEntity, {
  id: [PrimaryGeneratedColumn()],
  name: [Column('text')],
  city: [Column('text', { nullable: true })],
  tasks: [
    OneToMany(
      () => TaskEntity,
      (task) => task.project,
    ),
  ],
});
decorate(ProjectEntity, Entity('project'));
fields(TaskEntity, {
  id: [PrimaryGeneratedColumn()],
  title: [Column('text')],
  state: [Column('text')],
  hours: [Column('integer')],
  rate: [Column('real', { nullable: true })],
  urgent: [Column('boolean', { default: false })],
  due: [Column('datetime', { nullable: true })],
  createdAt: [CreateDateColumn()],
  projectId: [Column('integer', { nullable: true })],
  project: [
    ManyToOne(
      () => ProjectEntity,
      (project) => project.tasks,
      { onDelete: 'SET NULL' },
    ),
    JoinColumn({ name: 'projectId' }),
  ],
});
decorate(TaskEntity, Entity('task'));

const Project = entity('Project');
const Task = entity('Task');
fields(Project, {
  id: [FilterableField(() => ID)],
  name: [FilterableField(() => String)],
  city: [FilterableField(() => String, { nullable: true })],
});
fields(Task, {
  id: [FilterableField(() => ID)],
  title: [FilterableField(() => String)],
  state: [FilterableField(() => State)],
  hours: [FilterableField(() => Int)],
  rate: [FilterableField(() => Float, { nullable: true })],
  urgent: [FilterableField(() => Boolean)],
  due: [FilterableField(() => GraphQLISODateTime, { nullable: true })],
  createdAt: [FilterableField(() => GraphQLISODateTime)],
  projectId: [FilterableField(() => ID, { nullable: true })],
});
decorate(
  Project,
  FilterableOffsetConnection('tasks', () => Task),
  QueryOptions({ enableTotalCount: true, pagingStrategy: PagingStrategies.OFFSET, maxResultsSize: 40 }),
  ObjectType('Project'),
);
decorate(
  Task,
  FilterableRelation('project', () => Project, { nullable: true }),
  QueryOptions({ enableTotalCount: true, pagingStrategy: PagingStrategies.CURSOR, maxResultsSize: 40 }),
  ObjectType('Task'),
);

const ProjectInput = entity('ProjectInput');
const TaskInput = entity('TaskInput');
fields(ProjectInput, { name: [Field(() => String)], city: [Field(() => String, { nullable: true })] });
decorate(ProjectInput, InputType('ProjectInput'));
fields(TaskInput, {
  title: [Field(() => String)],
  state: [Field(() => State)],
  hours: [Field(() => Int)],
  rate: [Field(() => Float, { nullable: true })],
  urgent: [Field(() => Boolean, { nullable: true })],
  due: [Field(() => GraphQLISODateTime, { nullable: true })],
  projectId: [Field(() => ID, { nullable: true })],
});
decorate(TaskInput, InputType('TaskInput'));

const AppModule = entity('AppModule');
decorate(
  AppModule,
  Module({
    imports: [
      TypeOrmModule.forRoot({ type: 'sqljs', entities: [ProjectEntity, TaskEntity], synchronize: true }),
      GraphQLModule.forRoot({ driver: ApolloDriver, autoSchemaFile: true, playground: false, introspection: true, csrfPrevention: false }),
      NestjsQueryGraphQLModule.forFeature({
        imports: [NestjsQueryTypeOrmModule.forFeature([ProjectEntity, TaskEntity])],
        resolvers: [
          {
            EntityClass: ProjectEntity,
            DTOClass: Project,
            CreateDTOClass: ProjectInput,
            enableTotalCount: true,
            pagingStrategy: PagingStrategies.OFFSET,
          },
          { EntityClass: TaskEntity, DTOClass: Task, CreateDTOClass: TaskInput, enableTotalCount: true },
        ],
      }),
    ],
  }),
);

const app = await NestFactory.create(AppModule, { logger: ['error'] });
const source = app.get(DataSource);
await source.getRepository(ProjectEntity).save(
  Array.from({ length: 12 }, (_, index) => ({
    name: `Project ${String.fromCharCode(65 + index)}`,
    city: ['Graz', 'Porto', 'Turku'][index % 3],
  })),
);
await source.getRepository(TaskEntity).save(
  Array.from({ length: 65 }, (_, index) => ({
    title: `Task ${String((index * 37) % 65).padStart(2, '0')}`,
    state: ['open', 'working', 'done'][index % 3],
    hours: (index * 7) % 40,
    rate: 20 + (index % 9) / 2,
    urgent: index % 5 === 0,
    due: new Date(Date.UTC(2026, index % 12, 1 + (index % 27))),
    createdAt: new Date(Date.UTC(2025, 0, 1 + index)),
    projectId: 1 + (index % 12),
  })),
);
await app.listen(Number(process.env.PORT ?? 0), '127.0.0.1');
console.log(`ready ${await app.getUrl()}/graphql ${JSON.stringify({ counts: { Project: 12, Task: 65 } })}`);
