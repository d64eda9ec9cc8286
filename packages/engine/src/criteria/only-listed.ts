/** Why a skill counts that stands in a list and in no work. */
export const onlyListed = 'Listed, but not shown in the work of a position.';
