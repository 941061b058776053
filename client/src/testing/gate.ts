/** Creates a promise that resolves when the test calls `open`, to delay an answer of the fake server. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
