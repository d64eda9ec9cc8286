import type { Locale } from './locale.ts';

/** Languages for which only instructions to a machine are known: their resumes are read by names and dates. */
export const instructionsOnly = [
  { tag: 'ca', name: 'Catalan', instructions: [/ignora\b.{0,20}?totes\b.{0,20}?instruccions/] },
  {
    tag: 'ta',
    name: 'Tamil',
    instructions: [/(?:வழிமுறை|அறிவுறுத்தல்)\S{0,40}.{0,16}?(?:புறக்கணி|மற)/],
  },
] as const satisfies readonly Pick<Locale, 'tag' | 'name' | 'instructions'>[];
