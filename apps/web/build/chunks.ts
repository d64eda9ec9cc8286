type ModuleGraph = {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
};

/**
 * How the code is cut into files besides the screens themselves: what every page loads is one file, and the pieces of
 * the landing page that other screens use too are one. Many small files pack worse, and each asks for an answer.
 */
export const chunkGroups = [
  { name: 'base', tags: ['$initial' as const], priority: 2 },
  {
    name: (id: string, graph: ModuleGraph) => (isPieceOfLanding(id, graph) ? 'pieces' : null),
    // Packages are imported as wholes, so that all their modules seem to be pieces of every page.
    test: /\/apps\/web\/src\//,
    debugName: 'pieces',
    includeDependenciesRecursively: false,
    minShareCount: 2,
    priority: 1,
  },
];

const landing = /\/features\/home\/home-page\.tsx$/;

function isPieceOfLanding(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (landing.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((each) => isPieceOfLanding(each, graph, seen));
}
