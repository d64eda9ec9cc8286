import type { OnboardingTexts } from './onboarding-texts.ts';

export const texts: OnboardingTexts = {
  titleOf: (step) => `${step} · Winnow`,
  progress: (step, all) => `Paso ${step} de ${all}`,
  introduction:
    'Tres pasos cortos. Solo usamos tus respuestas para completar tu primera descripción del puesto.',
  back: 'Atrás',
  next: 'Siguiente',
  finish: 'Finalizar',
  skip: 'Omitir por ahora',
  startOver: 'Empezar de nuevo',
  optional: 'Todas las preguntas son opcionales.',
  failed: 'No se pudieron guardar tus respuestas',
  failedHelp: 'Tus respuestas siguen en este navegador. Inténtalo de nuevo.',
  steps: ['Sobre ti', 'Tu equipo', 'A quién contratas'],
  done: {
    title: 'Listo · Winnow',
    heading: 'Todo está listo',
    introduction: 'Genera ahora tu primera descripción del puesto. Tus respuestas ya están incluidas.',
    summary: 'Tus respuestas',
    create: 'Generar tu primera descripción',
    dashboard: 'Ir al panel',
    again: 'Cambiar respuestas',
  },
};
