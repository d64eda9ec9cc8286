import * as z from 'zod';
import {
  type LanguageModelConfig,
  languageModelKinds,
  usualAddress,
} from '../platform/language-model/language-model-config.ts';
import { address, onOrOff, setting, wholeNumber } from './environment-fields.ts';

export const languageModelEnvironment = {
  LANGUAGE_MODEL_PROVIDER: setting(
    z.enum(languageModelKinds, `must be one of ${languageModelKinds.join(', ')}`).optional(),
  ),
  LANGUAGE_MODEL: setting(z.string().optional()),
  LANGUAGE_MODEL_URL: setting(address('http', 'https').optional()),
  LANGUAGE_MODEL_KEY: setting(z.string().optional()),
  SECOND_READER: onOrOff(false),
  SECOND_READER_PER_DAY: setting(wholeNumber(1, 1_000_000).default(100)),
};

type Values = z.output<z.ZodObject<typeof languageModelEnvironment>>;

/** Missing settings of a language model; none if no setting is given. */
export function errorsOfLanguageModel(values: Values): string[] {
  const { LANGUAGE_MODEL_PROVIDER: kind, LANGUAGE_MODEL: model, LANGUAGE_MODEL_URL: url } = values;
  if (!kind && values.SECOND_READER)
    return ['SECOND_READER needs LANGUAGE_MODEL_PROVIDER and LANGUAGE_MODEL'];
  if (!kind) return model || url ? ['LANGUAGE_MODEL_PROVIDER must be set with LANGUAGE_MODEL'] : [];
  return [
    ...(model ? [] : ['LANGUAGE_MODEL must name the model']),
    ...(url || usualAddress[kind] ? [] : [`LANGUAGE_MODEL_URL must say where ${kind} answers`]),
  ];
}

export function readLanguageModelConfig(values: Values): LanguageModelConfig | null {
  const { LANGUAGE_MODEL_PROVIDER: kind, LANGUAGE_MODEL: model, LANGUAGE_MODEL_KEY: key } = values;
  const url = values.LANGUAGE_MODEL_URL ?? (kind ? usualAddress[kind] : null);
  return kind && model && url ? { kind, model, url: url.replace(/\/+$/, ''), key: key ?? null } : null;
}
