import type { CreditService } from '../credits/credit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import { mountWriter } from './writer-routes.ts';
import { createWriterService } from './writer-service.ts';

export const writer = feature({
  createServices: (given: Foundation & { readonly credits: CreditService }) => ({
    writer: createWriterService(given),
  }),
  routes: mountWriter,
});
