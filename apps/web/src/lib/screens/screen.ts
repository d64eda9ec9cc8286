import type { Permission } from '@winnow/contracts';
import type { LazyScreen } from './lazy-screen.tsx';

/**
 * `page`: public, written by the server in every language, found by search engines. `entrance`: login pages, and pages
 * opened by a link. `workspace`: requires login. `workshop`: for developers of Winnow, if the settings allow it.
 */
type ScreenKind = 'page' | 'entrance' | 'workspace' | 'workshop';

export type Screen = {
  /** As React Router writes it: `/resume-history/:id`. */
  readonly path: string;
  readonly kind: ScreenKind;
  /** Of the workspace: what the user's role must allow; left out where any will do. */
  readonly permission?: Permission;
  readonly Screen: LazyScreen;
  /** Of a page: the file that holds it, without its ending, so that the server can name its chunk ahead. */
  readonly file?: string;
  /** A page that asks the API while it is used; entrances and the workspace always do. */
  readonly usesData?: true;
  /** Of the workspace: shown under the header of the public site, without navigation. */
  readonly isAlone?: true;
  /** Its texts are English alone: it runs from left to right inside a page of another direction. */
  readonly isEnglishOnly?: true;
};
