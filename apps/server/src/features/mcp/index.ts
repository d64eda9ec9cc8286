import { feature } from '../feature.ts';
import { mountMcp } from './mcp-routes.ts';

/** The tools of AI assistants, by the Model Context Protocol. */
export const mcp = feature({ routes: mountMcp });
