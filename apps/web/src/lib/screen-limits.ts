/** The specification's limits of what is shown, for the pieces of `ui`, which do not know the wire. */
export { screen as screenLimits } from '@winnow/contracts';
