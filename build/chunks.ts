/** The bundler's module graph. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Puts all static imports of an entry into one chunk (the first entry's, if shared). Otherwise each module shared with a
 * lazy part becomes its own file, and the first frame waits for a dozen files instead of two.
 * @param entries module paths by the name of their chunk
 */
export function groupChunks(entries: Readonly<Record<string, string>>) {
  let chunks: readonly (readonly [name: string, modules: ReadonlySet<string>])[] | undefined
  return {
    name(id: string, graph: ModuleGraph): string | null {
      chunks ??= Object.entries(entries).map(([name, entry]) => [name, reachableFrom(entry, graph)] as const)
      return chunks.find(([, modules]) => modules.has(id))?.[0] ?? null
    },
  }
}

function reachableFrom(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([entry])
  // The loop also visits ids added to the Set while it runs.
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
