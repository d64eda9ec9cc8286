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
    // The contracts are one package, most of which the landing page does without.
    test: /\/apps\/web\/src\/|\/node_modules\/lucide-react\//,
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
