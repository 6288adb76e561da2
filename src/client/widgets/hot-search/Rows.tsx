import type { HotLabel, HotRow } from '../../../shared/entities/hot-search.ts'
import { classes } from '../../kit/components.ts'
import { linkProps } from '../../kit/desktop.ts'
import { heatText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import ranks from './Ranks.module.css'
import styles from './Rows.module.css'

const LABELS: Readonly<Record<HotLabel, string | undefined>> = {
  新: styles.new,
  热: styles.hot,
  沸: styles.boiling,
  爆: styles.bursting,
}

interface RowsProps {
  readonly rows: readonly HotRow[]
  /** In a narrow tile titles wrap and stand alone, in a low one rows are less high; a window has large ones. */
  readonly look: 'narrow' | 'low' | 'tile' | 'window'
}

/** The rows of a board; each opens its page on the board's own site. Their ranks are written: the snapshot knows no `ol`. */
export function Rows({ rows, look }: RowsProps) {
  const language = useLanguage()
  const isWide = look !== 'narrow'
  return (
    <ul className={classes(ranks.ranks, styles.rows, styles[look])}>
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
    </ul>
  )
}
