export * from './client.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './openapi.ts';
export * from './platform.ts';
export * from './request-failure.ts';
export * from './resume-matcher.ts';
