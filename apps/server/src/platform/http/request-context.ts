import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

/** Context of every request. */
export type RequestEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Of the caller, as far as the proxies in front are trusted. */
    address: string;
  };
};

export type RequestContext = Context<RequestEnv>;
export type App = Hono<RequestEnv>;
