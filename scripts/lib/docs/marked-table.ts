/** A table between marks of a document, `<!-- name -->` and `<!-- /name -->`. */

/** A text with another table between the marks of a name. @throws Error when it has none */
export function withTable(text: string, name: string, table: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`no ${begin} … ${end}`)
  return `${before}${begin}\n\n${table}\n\n${end}${after}`
}

/** The names in the first cells of lines that only one of two texts has. */
export function changedLines(text: string, other: string): readonly string[] {
  const linesOf = (whole: string) =>
    new Set(
      whole
        .split('\n')
        .filter((line) => line.startsWith('| `'))
        .map(normalized),
    )
  const [one, two] = [linesOf(text), linesOf(other)]
  const changed = [...one.symmetricDifference(two)].map((line) => /^\| (.*?) \|/.exec(line)?.[1] ?? line)
  return [...new Set(changed)]
}

const normalized = (line: string): string => line.replaceAll(/ +/g, ' ')
