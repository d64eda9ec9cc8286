import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

/** Context of every request. */
export type RequestEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The caller's address, as reported by trusted proxies. */
    address: string;
  };
};

export type RequestContext = Context<RequestEnv>;
export type App = Hono<RequestEnv>;
