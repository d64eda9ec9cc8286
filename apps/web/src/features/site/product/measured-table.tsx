import type { measuredQuality } from 'virtual:measured-quality';

type Table = (typeof measuredQuality)[number];

/** A table of the published measurements, unchanged: in English, left to right. */
export function MeasuredTable({ table, commandLabel }: { table: Table; commandLabel: string }) {
  const { heading, command, columns, rows } = table;
  return (
    <div id={heading.toLowerCase().replaceAll(' ', '-')} tabIndex={-1} className="scroll-mt-8">
      <p className="mb-2 text-14 text-quiet">
        {commandLabel}{' '}
        <code dir="ltr" className="rounded-control bg-sunken px-1.5 py-0.5 font-mono text-13 text-ink">
          {command}
        </code>
      </p>
      {/* Focusable, so that a keyboard can scroll what is wider than a phone. */}
      <section
        lang="en"
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={heading}
        className="overflow-x-auto rounded-card border border-rule bg-raised"
      >
        <table className="w-full min-w-xl text-start text-14">
          <caption className="border-b border-rule px-4 py-3 text-start font-medium">{heading}</caption>
          <thead>
            <tr className="border-b border-rule text-quiet">
              {columns.map((column) => (
                <th key={column} scope="col" className="px-4 py-2 text-start font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('|')} className="border-b border-rule last:border-b-0">
                {row.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row stand for its columns
                  <td key={index} className="px-4 py-2 align-top first:font-medium">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
