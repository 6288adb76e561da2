import styles from './MarkedTitle.module.css'
import type { SearchResult } from './results.ts'

/** The title of an entry, the matched parts marked. */
export function MarkedTitle({ result: { entry, ranges } }: { readonly result: SearchResult }) {
  const { title } = entry
  return (
    <>
      {ranges.map(({ start, end }, index) => [
        title.slice(ranges[index - 1]?.end ?? 0, start),
        <mark key={start} className={styles.mark}>
          {title.slice(start, end)}
        </mark>,
      ])}
      {title.slice(ranges.at(-1)?.end ?? 0)}
    </>
  )
}
