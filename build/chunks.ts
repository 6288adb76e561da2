/**
 * Puts what is loaded together into one chunk: all that its modules use, unless an earlier chunk has it. Otherwise each
 * module shared with a lazy part becomes a file of its own, and a visit asks for sixty instead of five.
 * @param chunks module paths by the name of their chunk; an earlier chunk takes what both use
 */
export function groupChunks(chunks: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(chunks).map(([name, roots], index, { length }) => ({
    priority: length - index,
    includeDependenciesRecursively: true,
    name: (id: string): string | null => (roots.includes(id) ? name : null),
  }))
}
