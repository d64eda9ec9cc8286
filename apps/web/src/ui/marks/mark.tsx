/** The product's logo: three grains above a line and one below, in the current text color. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" className={className} fill="currentColor" aria-hidden="true">
      <path d={grainAt(3.4, 2.6)} />
      <path d={grainAt(8, 0.8)} />
      <path d={grainAt(12.6, 2.6)} />
      <path d="M1 9.2h14v1.3H1z" />
      <path d="M8 11.5c1.8 1.1 1.8 3.2 0 4.3-1.8-1.1-1.8-3.2 0-4.3Z" opacity=".55" />
    </svg>
  );
}

/** The logo as an animation while a file is read: the grains fall and settle. Still with reduced motion. */
export function SettlingMark({ className }: { className?: string }) {
  const grains = [
    { x: 3.4, y: 2.6, delay: '0ms' },
    { x: 8, y: 0.8, delay: '140ms' },
    { x: 12.6, y: 2.6, delay: '280ms' },
  ];
  return (
    <svg viewBox="0 0 16 16" className={className} fill="currentColor" aria-hidden="true">
      {grains.map(({ x, y, delay }) => (
        <path
          key={x}
          d={grainAt(x, y)}
          className="animate-settle [transform-box:fill-box]"
          style={{ animationDelay: delay }}
        />
      ))}
      <path d="M1 9.2h14v1.3H1z" />
    </svg>
  );
}

function grainAt(x: number, y: number): string {
  return `M${x} ${y}c2.5 1.6 2.5 4.2 0 5.8-2.5-1.6-2.5-4.2 0-5.8Z`;
}
