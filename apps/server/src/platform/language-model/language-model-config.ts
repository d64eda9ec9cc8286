export const languageModelKinds = ['openai-compatible', 'anthropic', 'ollama'] as const;

export type LanguageModelConfig = {
  readonly kind: (typeof languageModelKinds)[number];
  readonly model: string;
  /** Base URL, without a trailing slash. */
  readonly url: string;
  /** `null` if the model needs none. */
  readonly key: string | null;
};

/** Default address of each kind of model; `null` if there is none. */
export const usualAddress: Readonly<Record<LanguageModelConfig['kind'], string | null>> = {
  'openai-compatible': null,
  anthropic: 'https://api.anthropic.com/v1',
  ollama: 'http://localhost:11434/v1',
};
