// The chosen theme before anything is drawn, so that a dark room is not lit by a white page for a moment.
try {
  const chosen = JSON.parse(localStorage.getItem("ecumene.settings") || "{}").theme;
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
  const language = localStorage.getItem("ecumene.language");
  if (language) document.documentElement.lang = language;
} catch {
  // Nothing is remembered here: the system's theme it is.
}
