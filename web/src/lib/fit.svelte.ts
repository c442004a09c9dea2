/* For a page whose content fills the window while it is there: the page itself does not scroll. */
export function fitWindow() {
  $effect(() => {
    document.documentElement.dataset.fit = '';
    return () => delete document.documentElement.dataset.fit;
  });
}
