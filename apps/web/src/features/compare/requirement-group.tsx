import type { ReactNode } from 'react';
import type { AlignedRequirement } from './align-findings.ts';
import { RequirementRow } from './requirement-row.tsx';

type RequirementGroupProps = {
  /** Its heading, or a button in one that opens it. */
  readonly heading: ReactNode;
  /** Shown rows. */
  readonly rows: readonly AlignedRequirement[];
  /** Text of each candidate's resume, with names hidden if set. */
  readonly resumes: readonly { readonly id: string; readonly text: string }[];
};

/** Requirements under a sticky heading. */
export function RequirementGroup({ heading, rows, resumes }: RequirementGroupProps) {
  return (
    <tbody>
      <tr>
        <td colSpan={resumes.length + 1} className="border-b border-rule bg-sunken p-0">
          <div className="sticky start-0 w-fit px-3 py-2 sm:px-4">
            <h2 className="font-serif text-16">{heading}</h2>
          </div>
        </td>
      </tr>
      {rows.map((row) => (
        <RequirementRow key={row.requirement.id} row={row} resumes={resumes} />
      ))}
    </tbody>
  );
}
