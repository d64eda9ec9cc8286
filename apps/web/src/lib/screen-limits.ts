/** Limits of what is shown, for components in `ui`, which don't import contracts. */
export { screen as screenLimits } from '@winnow/contracts';
