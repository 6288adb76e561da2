/** The bundler's module graph. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Puts what is loaded together into one chunk: all static imports of its modules, unless an earlier chunk has them.
 * Otherwise each module shared with a lazy part becomes a file of its own, and a visit asks for sixty instead of five.
 * @param chunks module paths by the name of their chunk; an earlier chunk takes what both reach
 */
export function groupChunks(chunks: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(chunks).map(([name, roots], index, { length }) => {
    let modules: ReadonlySet<string> | undefined
    return {
      priority: length - index,
      name(id: string, graph: ModuleGraph): string | null {
        modules ??= reachableFrom(roots, graph)
        return modules.has(id) ? name : null
      },
    }
  })
}

function reachableFrom(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(roots)
  // The loop also visits ids added to the Set while it runs.
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
