import type { Config } from '../config/config.ts';
import type { LanguageModel } from '../platform/language-model/language-model.ts';

/** The model of the settings, else `null`: the built-in writer is used. Libraries for models are loaded only then. */
export async function chooseLanguageModel({
  languageModel,
}: Pick<Config, 'languageModel'>): Promise<LanguageModel | null> {
  if (!languageModel) return null;
  const { createLanguageModel } = await import('../platform/language-model/language-model.ts');
  return createLanguageModel(languageModel);
}
