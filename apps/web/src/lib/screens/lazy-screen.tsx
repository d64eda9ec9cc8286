import { type ComponentType, type ReactNode, use, useState } from 'react';

type ScreenProps = { readonly children?: ReactNode };

/** A component whose code is loaded on demand. Once loaded, it renders synchronously. */
export type LazyScreen<Props = ScreenProps> = ComponentType<Props> & {
  /** Loads the code before the first render. */
  readonly preload: () => Promise<unknown>;
};

/** The code of a screen couldn't be loaded: no connection, or a newer release has replaced it. */
export class ScreenNotFetched extends Error {}

const failed = new Set<() => void>();

/**
 * Allows another try at loading screens whose code failed to load. Until then each render reuses the same rejected
 * promise, since a new one each time would never settle.
 */
export function fetchFailedScreensAgain(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Unlike React's `lazy`, a preloaded screen renders synchronously: on the server, which doesn't wait, and during
 * hydration, which must not flicker.
 */
export function lazyScreen<Props extends object = ScreenProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let screen: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  function preload(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (loaded) => {
        screen = loaded;
        return loaded;
      },
      (cause: unknown) => {
        failed.add(() => {
          loading = null;
        });
        throw new ScreenNotFetched('The code of a screen did not come.', { cause });
      },
    );
    return loading;
  }

  function Awaited(props: Props) {
    const Loaded = use(preload());
    return <Loaded {...props} />;
  }

  function Screen(props: Props) {
    // Chosen once: swapping the component would remount it and lose the input.
    const [Chosen] = useState(() => screen ?? Awaited);
    return <Chosen {...props} />;
  }
  return Object.assign(Screen, { preload });
}
