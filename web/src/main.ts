import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/utilities.css";
import App from "./App.svelte";
import { keepShell } from "$lib/offline";
import { loadText } from "$lib/text.svelte";

async function start(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) throw new Error("The page has no place for the client.");
  await loadText();
  mount(App, { target });
  await keepShell();
}

void start();
