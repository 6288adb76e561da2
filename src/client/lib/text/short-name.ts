/** A name as a message has room for: at most so many characters, the last of which says that it goes on. */
export function shortName(name: string, max = 16): string {
  const characters = [...name]
  return characters.length <= max ? name : `${characters.slice(0, max - 1).join('')}…`
}
