/** What the bundler tells of a module while it cuts the program into chunks. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Gathers everything that `entry` imports statically into one chunk. Without it each module that a lazy part happens to
 * share with the home screen becomes a file of its own, and the first frame waits for a dozen instead of two.
 */
export function gatherHome(entry: string) {
  let home: ReadonlySet<string> | undefined
  return {
    name(id: string, graph: Graph): string | null {
      home ??= reach(entry, graph)
      return home.has(id) ? 'home' : null
    },
  }
}

function reach(entry: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([entry])
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next) // grows while read
  return found
}
