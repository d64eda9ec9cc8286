import type { Config } from '../config/config.ts';
import type { LanguageModel } from '../platform/language-model/language-model.ts';

/**
 * The model of the settings, or `null` to use the built-in writer. Libraries for models are only loaded if one is set.
 */
export async function chooseLanguageModel({
  languageModel,
}: Pick<Config, 'languageModel'>): Promise<LanguageModel | null> {
  if (!languageModel) return null;
  const { createLanguageModel } = await import('../platform/language-model/language-model.ts');
  return createLanguageModel(languageModel);
}
