export function ResumeMatcherPage() {
  return <h1>Resume matcher</h1>;
}
