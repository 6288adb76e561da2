/** What to open as a tab of the component window. */
export interface AppRequest {
  /** The app's id, see `findApp`. */
  readonly app: string
  /** What the tab shows, see `AppProps`; another subject is another tab. */
  readonly subject?: string
  /** The tab's title where it is not the app's name, e.g. a folder's. */
  readonly title?: string
  /** The element out of which the window opens and into which it closes; by itself what is being pressed. */
  readonly from?: Element | undefined
}
