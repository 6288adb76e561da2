import { loadAgendas, loadSearchables } from './contributions.deferred.ts'
import { provideAgendas } from './core/contribute/agenda.ts'
import type { Persistence } from './core/data/persistence.ts'
import { pageReady } from './core/page/first-frame.ts'
import type { Platform } from './core/page/platform.ts'
import { openLocks } from './core/tabs/locks.ts'
import { startTicker } from './core/tabs/ticker.ts'
import { home } from './features/data/home/index.ts'
import { refreshLogin, showPicture } from './features/data/session/lazy.ts'
import { measureFrames } from './features/data/theme/measure-frames.ts'
import { followMinimalMode } from './features/layout/minimal/index.ts'
import { followRefraction } from './features/layout/refraction/lazy.ts'
import { followLoadingStyle } from './features/look/appearance/lazy.ts'
import { followThemeMask } from './features/look/dark-mode/lazy.ts'
import { exchangeFavorites, rotateWallpaper } from './features/look/wallpaper-picker/lazy.ts'
import { followUnsaved, tellToExport } from './features/safety/backup-file/lazy.ts'
import { connectLocalHistory, keepBeforeMigration, keepDaily } from './features/safety/local-history/lazy.ts'
import { followMovedPictures } from './features/safety/move-in/lazy.ts'
import { connectQuarantine } from './features/safety/quarantine/lazy.ts'
import { connectWelcome, watchPace } from './features/safety/system/lazy.ts'
import { showUpdate } from './features/shell/about/lazy.ts'
import { showHints, waitingHints } from './features/shell/hints/lazy.ts'
import { provideSearchables } from './features/shell/local-search/lazy.ts'
import { followHostContacts, followPureOffline } from './features/shell/trust/lazy.ts'
import { restoreWindow } from './features/shell/windows/lazy.ts'
import { applyProperties } from './starters/apply-properties.ts'
import { askToKeep } from './starters/ask-to-keep.ts'
import { captureAfterChanges } from './starters/capture-snapshot.ts'
import { connectServer } from './starters/connect-server.ts'
import { countIconUses } from './starters/count-icon-uses.ts'
import { followFaces } from './starters/follow-faces.ts'
import { followLinks } from './starters/follow-links.ts'
import { followLanguage, loadRemainingMessages } from './starters/language.ts'
import { listenForCommands } from './starters/listen-for-commands.ts'
import { followPageIdentity } from './starters/page-identity.ts'
import { preloadLazyParts } from './starters/preload-lazy-parts.ts'
import { refreshFromOtherTabs } from './starters/refresh-from-other-tabs.ts'
import { restoreDocuments } from './starters/restore-documents.ts'
import { startOfflineWorker } from './starters/start-offline-worker.ts'
import { startWidgets } from './starters/start-widgets.ts'
import { storeIcons } from './starters/store-icons.ts'
import { welcomeAgain, welcomeNewUser } from './starters/welcome-new-user.ts'
import { whenIdle } from './starters/when-idle.ts'
import { writeBootStateOnChange } from './starters/write-boot-state.ts'
import { followGlass } from './ui/glass/glass-follow.ts'
import { tellShortenedTexts } from './ui/text/tell-shortened.ts'

/** Starts everything that may wait for the first frame. */
export async function startDeferred(platform: Platform, persistence: Persistence): Promise<void> {
  await restoreDocuments(platform, persistence)
  await connectServer(platform)
  followHostContacts()
  const locks = openLocks()
  const ticker = startTicker(locks) // the only one: whatever follows it is given it
  refreshFromOtherTabs(persistence, ticker)
  followFaces(platform.documents)
  followUnsaved({ answers: platform.answers, persistence })
  void connectQuarantine(platform.documents)
  connectLocalHistory(platform.documents)
  void keepBeforeMigration(platform.documents)
  connectWelcome(welcomeAgain)
  await loadRemainingMessages()
  followPageIdentity()
  followPureOffline()
  void welcomeNewUser(persistence)
  measureFrames()
  followGlass()
  followLoadingStyle()
  applyProperties()
  showPicture()
  followLanguage() // after the properties: a change of settings writes the boot state that has them
  preloadLazyParts()
  startOfflineWorker(platform.kind)
  storeIcons(platform.documents)
  listenForCommands()
  tellShortenedTexts()
  countIconUses()
  provideSearchables(loadSearchables)
  provideAgendas(loadAgendas)
  await pageReady() // before, nothing has its final position
  followMinimalMode()
  restoreWindow()
  writeBootStateOnChange()
  captureAfterChanges()
  startWidgets({ ticker, locks })
  rotateWallpaper(ticker)
  whenIdle(() => void keepDaily().then(() => tellToExport(platform.documents)))
  ticker.subscribe(() => void keepDaily())
  followMovedPictures(platform.documents, ticker)
  askToKeep(platform.documents)
  exchangeFavorites(platform.documents, persistence, ticker)
  followThemeMask()
  followRefraction()
  void showUpdate()
  watchPace()
  void refreshLogin()
  showHints(!persistence.wasStored(home) && !persistence.wasStored(waitingHints))
  followLinks()
  document.documentElement.dataset['started'] = '' // tests wait for it
}
