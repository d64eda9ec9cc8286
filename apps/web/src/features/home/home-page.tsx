export function HomePage() {
  return <h1>Winnow</h1>;
}
