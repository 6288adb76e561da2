import { useState } from 'react'
import { Empty, Icon, RailLayout, railPanel, SearchField, Segments } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { findableGame, gameFacts, gameName, games, openGame, unfinishedGames } from '../../kit/games.ts'
import { dice } from '../../kit/icons.ts'
import { useEntryFilter, useLanguage } from '../../kit/text.ts'
import { ContinueRow } from './ContinueRow.tsx'
import { DayCard } from './DayCard.tsx'
import { GameCell } from './GameCell.tsx'
import { useMessages } from './messages.ts'
import { countOf, type Section, SORTS, type Sort, shelfOf, shownSections } from './model.ts'
import styles from './Window.module.css'

/** The section's icons, by their names in the icon set. */
const ICONS: Readonly<Record<Section, string>> = {
  all: 'grid',
  recent: 'history',
  favorites: 'star',
  board: 'crown',
  puzzle: 'puzzle',
  match: 'gem',
  arcade: 'joystick',
}

/** All games: those that can be gone on with, then the shelf. */
export default function Window() {
  const messages = useMessages()
  const language = useLanguage()
  const facts = useDocument(gameFacts, (now) => now)
  const unfinished = useDocument(unfinishedGames, (now) => now)
  const [section, setSection] = useState<Section>('all')
  const [sort, setSort] = useState<Sort>('played')
  const [query, setQuery] = useState('')
  const named = games.map((game) => ({ game, ...findableGame(game.id) }))
  const found = useEntryFilter(named, query)
  const byName = new Intl.Collator(language)
  const shelf = shelfOf(query === '' ? section : 'all', sort, {
    games: found.map(({ game }) => game),
    played: facts,
    byName: (a, b) => byName.compare(gameName(a.id), gameName(b.id)),
  })
  const daily = games.find(({ isDaily }) => isDaily)?.id
  const heading = messages(query !== '' ? 'found' : section === 'all' ? 'allGames' : `section.${section}`)
  return (
    <RailLayout
      label={messages('sections')}
      entries={shownSections(games).map((id) => ({
        id,
        icon: ICONS[id],
        label: messages(`section.${id}`),
        count: countOf(id, games, facts),
      }))}
      current={section}
      onChange={setSection}
      foot={daily === undefined ? null : <DayCard game={daily} facts={facts[daily]} />}
      bar={
        <>
          <h2 className={styles.heading}>{heading}</h2>
          <SearchField label={messages('search')} maxLength={40} onSearch={setQuery} compact />
          <Segments
            aria-label={messages('order')}
            value={sort}
            options={SORTS.map((value) => ({ value, label: messages(`sort.${value}`) }))}
            onChange={setSort}
          />
        </>
      }
    >
      <div className={railPanel}>
        {query === '' && section === 'all' && <ContinueRow unfinished={unfinished} />}
        {shelf.length === 0 ? (
          <Empty
            title={messages(query !== '' ? 'notFound' : section === 'favorites' ? 'empty.favorites' : 'empty.recent')}
          />
        ) : (
          <ul className={styles.shelf}>
            {shelf.map((game) => (
              <GameCell key={game.id} game={game} facts={facts[game.id]} />
            ))}
            {query === '' && section === 'all' && <RandomCell />}
          </ul>
        )}
      </div>
    </RailLayout>
  )
}

/** The last cell: any of the games. */
function RandomCell() {
  const messages = useMessages()
  const open = () => {
    const game = games[Math.floor(Math.random() * games.length)]
    if (game !== undefined) openGame(game.id)
  }
  return (
    <li>
      <button type="button" className={styles.random} onClick={open}>
        <span className={styles.dashed}>
          <Icon path={dice} size={28} />
        </span>
        {messages('random')}
      </button>
    </li>
  )
}
