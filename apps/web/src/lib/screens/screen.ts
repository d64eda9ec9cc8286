import type { Permission } from '@winnow/contracts';
import type { LazyScreen } from './lazy-screen.tsx';

/**
 * `page`: public, written by the server in every language, found by search engines. `entrance`: login pages, and pages
 * opened by a link. `workspace`: requires login. `workshop`: for developers of Winnow, if the settings allow it.
 */
type ScreenKind = 'page' | 'entrance' | 'workspace' | 'workshop';

export type Screen = {
  /** Path in the format of React Router: `/resume-history/:id`. */
  readonly path: string;
  readonly kind: ScreenKind;
  /** For the workspace: permission that the user's role must have; omitted for any role. */
  readonly permission?: Permission;
  readonly Screen: LazyScreen;
  /** For a page: its file without extension, so that the server can preload its chunk. */
  readonly file?: string;
  /** For a page that calls the API; entrances and the workspace always do. */
  readonly usesData?: true;
  /** For the workspace: shown below the public header, without navigation. */
  readonly isAlone?: true;
  /** Its texts are English only: shown left to right on pages in any language. */
  readonly isEnglishOnly?: true;
};
