import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamText } from 'ai';
import type { LanguageModelConfig } from './language-model-config.ts';

/** A language model configured by the operator. It proposes text; code and people decide what to do with it. */
export type LanguageModel = {
  /** Display name: the model and where it runs. */
  readonly name: string;
  readonly model: string;
  /** Where it runs, with the port. */
  readonly host: string;
  /**
   * Generates an answer, passing on each piece as it arrives.
   * @throws any error of the model's service, also on abort
   */
  write(request: {
    readonly instructions: string;
    readonly prompt: string;
    readonly signal: AbortSignal;
    readonly onText?: (piece: string) => void;
    /** 0 always takes the most likely words. */
    readonly temperature?: number;
  }): Promise<string>;
};

/** Maximum length of an answer; a job description is far shorter. */
const longestAnswerTokens = 2_000;
/** Maximum characters, in case a service ignores the limit of tokens. */
const longestAnswer = 40_000;

/** Connects to a model through the AI SDK. Nothing is sent before the first `write`. */
export function createLanguageModel(config: LanguageModelConfig): LanguageModel {
  const model = chooseModel(config);
  return {
    name: `${config.model} (${new URL(config.url).host})`,
    model: config.model,
    host: new URL(config.url).host,
    async write({ instructions, prompt, signal, onText = () => {}, temperature = 0.4 }) {
      let failure: unknown = null;
      const { textStream } = streamText({
        model,
        instructions,
        prompt,
        abortSignal: signal,
        maxOutputTokens: longestAnswerTokens,
        temperature,
        maxRetries: 1,
        // The default logs to the console; the error is thrown below.
        onError: ({ error }) => {
          failure = error;
        },
      });
      let text = '';
      for await (const piece of textStream) {
        text += piece;
        if (text.length > longestAnswer) throw new Error('The language model does not stop writing.');
        onText(piece);
      }
      signal.throwIfAborted();
      if (failure) throw failure;
      return text;
    },
  };
}

function chooseModel({ kind, model, url, key }: LanguageModelConfig) {
  const credentials = key === null ? {} : { apiKey: key };
  if (kind === 'anthropic') return createAnthropic({ baseURL: url, ...credentials })(model);
  return createOpenAICompatible({ name: kind, baseURL: url, ...credentials })(model);
}
