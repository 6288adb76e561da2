/** The games: what there is, what was played and how, and opening one. */
export {
  type AllUnfinished,
  coverOf,
  findGame,
  type GameFacts,
  gameAddress,
  gameFacts,
  gameName,
  games,
  NO_FACTS,
  openGame,
  openGameInTab,
  playedIds,
  progressText,
  unfinishedGames,
  unfinishedIds,
  withFavorite,
} from '../features/shell/game/lazy.ts'
