import type { ReactNode } from 'react';

/** The four drawings, aligned to one line: job, incoming resumes, reading, ranking. */
export const stepDrawings: readonly ReactNode[] = [
  <JobDescription key="job" />,
  <ArrivingResumes key="resumes" />,
  <ReadResume key="reading" />,
  <RankedRows key="ranking" />,
];

const textLines = [
  { y: 44, width: 96 },
  { y: 62, width: 78 },
  { y: 80, width: 92 },
  { y: 98, width: 70 },
  { y: 116, width: 86 },
];

function Sheet({ x, children }: { x: number; children: ReactNode }) {
  return (
    <g>
      <rect x={x} y="18" width="128" height="132" rx="6" className="fill-raised stroke-edge" />
      {children}
    </g>
  );
}

/** Lines of an advert, some of which become requirements. */
function JobDescription() {
  return (
    <Sheet x={40}>
      <rect x="56" y="28" width="52" height="5" rx="2.5" className="fill-ink" />
      {textLines.map(({ y, width }, index) => (
        <g key={y}>
          {index !== 2 && (
            <rect x="54" y={y - 5} width={width + 4} height="13" rx="2" className="breath-mark fill-marker" />
          )}
          <rect x="56" y={y} width={width} height="3.5" rx="1.75" className="fill-quiet/60" />
          {index !== 2 && (
            <g className="breath-dot">
              <line x1={64 + width} x2="206" y1={y + 2} y2={y + 2} className="stroke-rule" />
              <circle cx="214" cy={y + 2} r="5" className="fill-met" />
            </g>
          )}
        </g>
      ))}
    </Sheet>
  );
}

/** Sheets that fall onto the line one after the other. */
function ArrivingResumes() {
  const sheets = [
    { x: 58, turn: -9 },
    { x: 104, turn: 4 },
    { x: 150, turn: -3 },
    { x: 196, turn: 8 },
  ];
  return (
    <g>
      {sheets.map(({ x, turn }, index) => (
        <g key={x} className="breath-fall" data-order={index}>
          <g transform={`rotate(${turn} ${x + 22} 110)`}>
            <rect x={x} y="88" width="46" height="58" rx="4" className="fill-raised stroke-edge" />
            {[100, 110, 120, 130].map((y, line) => (
              <rect
                key={y}
                x={x + 8}
                y={y}
                width={line % 2 ? 22 : 29}
                height="3"
                rx="1.5"
                className="fill-rule"
              />
            ))}
          </g>
        </g>
      ))}
    </g>
  );
}

/** One resume, read from top to bottom; evidence is highlighted on the way. */
function ReadResume() {
  return (
    <Sheet x={86}>
      <circle cx="108" cy="36" r="7" className="fill-rule" />
      <rect x="122" y="31" width="48" height="4" rx="2" className="fill-quiet/60" />
      <rect x="122" y="39" width="30" height="3" rx="1.5" className="fill-rule" />
      {textLines.slice(1).map(({ y, width }, index) => (
        <g key={y}>
          {index % 2 === 0 && (
            <rect
              x="98"
              y={y - 4}
              width={width - 24}
              height="12"
              rx="2"
              className="breath-mark fill-marker"
            />
          )}
          <rect x="100" y={y} width={width} height="3.5" rx="1.75" className="fill-quiet/60" />
        </g>
      ))}
      <rect x="78" y="52" width="144" height="2" rx="1" className="breath-scan fill-wheat" />
    </Sheet>
  );
}

/** Rows that animate to their places: the heaviest one rises. */
function RankedRows() {
  const rows = [
    { y: 34, width: 122, rank: 'high' },
    { y: 74, width: 88, rank: 'middle' },
    { y: 114, width: 42, rank: 'low' },
  ] as const;
  return (
    <g>
      {rows.map(({ y, width, rank }) => (
        <g key={rank} className="breath-glide" data-rank={rank}>
          <rect x="48" y={y - 14} width="204" height="30" rx="5" className="fill-raised stroke-edge" />
          <circle
            cx="66"
            cy={y + 1}
            r="5"
            className={rank === 'low' ? 'fill-none stroke-not-met' : 'fill-met'}
          />
          <rect x="84" y={y - 3} width="150" height="8" rx="4" className="fill-rule" />
          <rect x="84" y={y - 3} width={width} height="8" rx="4" className="fill-field" />
        </g>
      ))}
    </g>
  );
}
