import type { LazyScreen } from './lazy-screen.tsx';

/**
 * `page`: public, written by the server in every language, found by search engines. `entrance`: the way in, and what
 * a link alone opens. `workspace`: behind the login. `workshop`: for whoever builds Winnow, where the settings allow it.
 */
type ScreenKind = 'page' | 'entrance' | 'workspace' | 'workshop';

export type Screen = {
  /** As React Router writes it: `/resume-history/:id`. */
  readonly path: string;
  readonly kind: ScreenKind;
  readonly Screen: LazyScreen;
  /** Of a page: the file that holds it, without its ending, so that the server can name its chunk ahead. */
  readonly file?: string;
  /** A page that asks the API while it is used; entrances and the workspace always do. */
  readonly usesData?: true;
  /** Of the workspace: stands alone under the head of the public site, without the ways to other screens. */
  readonly isAlone?: true;
  /** Its texts are English alone: it runs from left to right inside a page of another direction. */
  readonly isEnglishOnly?: true;
};
