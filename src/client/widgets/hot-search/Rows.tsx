import type { HotLabel, HotRow } from '../../../shared/entities/hot-search.ts'
import { classes } from '../../kit/components.ts'
import { linkProps } from '../../kit/desktop.ts'
import { heatText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import styles from './Rows.module.css'

const LABELS: Readonly<Record<HotLabel, string | undefined>> = {
  新: styles.new,
  热: styles.hot,
  沸: styles.boiling,
  爆: styles.bursting,
}

interface RowsProps {
  readonly rows: readonly HotRow[]
  /** Whether there is room for labels and heat beside the titles. */
  readonly isWide: boolean
  readonly isLarge?: boolean
}

/** The rows of a board; each opens its page on the board's own site. */
export function Rows({ rows, isWide, isLarge = false }: RowsProps) {
  const language = useLanguage()
  return (
    <ol className={classes(styles.rows, isLarge && styles.large)}>
      {rows.map(({ hotSearchOrder, hotSearchTitle, hotSearchUrl, hotSearchHeat, hotSearchLabel }) => (
        <li key={hotSearchOrder}>
          <a {...linkProps(hotSearchUrl, 'tab')} title={hotSearchTitle} lang="zh-CN">
            <b>{hotSearchOrder}</b>
            <span>{hotSearchTitle}</span>
            {isWide && hotSearchLabel !== undefined ? <i className={LABELS[hotSearchLabel]}>{hotSearchLabel}</i> : null}
            {isWide && hotSearchHeat !== undefined ? <em>{heatText(hotSearchHeat, language)}</em> : null}
          </a>
        </li>
      ))}
    </ol>
  )
}
