export { startInboundJob } from './job.ts';
export { inboundRoutes } from './routes.ts';
