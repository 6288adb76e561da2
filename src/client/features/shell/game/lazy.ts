export { coverOf, findGame, gameAddress, gameAt, games } from './catalog.ts'
export { gameFacts, unfinishedGames } from './document.ts'
export { findableGame, gameName, progressText } from './messages.ts'
export {
  type AllUnfinished,
  type GameFacts,
  NO_FACTS,
  playedIds,
  unfinishedIds,
  withFavorite,
} from './model.ts'
export { openGame, openGameInTab, openGameOfDay } from './open-game.ts'
