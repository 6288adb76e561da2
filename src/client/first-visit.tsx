import { renderToStaticMarkup } from 'react-dom/server'
import styles from './App.module.css'
import { Clock } from './features/clock/index.ts'
import { SearchBox } from './features/search/index.ts'

/** What a first visit sees before any program has come: the home screen's upper half as its components draw it. */
export const firstVisit = () =>
  renderToStaticMarkup(
    <main className={styles['home']}>
      <Clock />
      <SearchBox />
    </main>,
  )
