/** What the bundler tells of a module while it cuts the program into chunks. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Gathers everything that an entry imports statically into the chunk of its name; what several reach belongs to the
 * first. Without it each module that a lazy part happens to share with the home screen becomes a file of its own, and
 * the first frame waits for a dozen instead of two.
 * @param entries module paths by the name of their chunk
 */
export function gather(entries: Readonly<Record<string, string>>) {
  let chunks: readonly (readonly [name: string, modules: ReadonlySet<string>])[] | undefined
  return {
    name(id: string, graph: Graph): string | null {
      chunks ??= Object.entries(entries).map(([name, entry]) => [name, reach(entry, graph)] as const)
      return chunks.find(([, modules]) => modules.has(id))?.[0] ?? null
    },
  }
}

function reach(entry: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([entry])
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next) // grows while read
  return found
}
