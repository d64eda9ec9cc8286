/** Class of the first cell of each row, which is sticky. */
export const firstCellClass =
  'sticky start-0 z-[1] w-28 min-w-28 border-b border-e border-rule bg-raised px-3 py-2.5 text-start align-top text-13 font-medium text-quiet sm:w-56 sm:min-w-56 sm:px-4 print:static print:w-32 print:min-w-0 print:px-2';

export const cellClass =
  'min-w-44 border-b border-rule px-3 py-2.5 align-top text-14 sm:min-w-60 sm:px-4 print:min-w-0 print:px-2';
