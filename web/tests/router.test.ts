import { beforeEach, describe, expect, it, vi } from "vitest";
import { go, innerAddress, pageOf, route } from "$lib/router.svelte";

describe("addresses", () => {
  it("name their pages", () => {
    expect(pageOf("/")).toEqual({ name: "lobby" });
    expect(pageOf("/new/victoria")).toEqual({ name: "new", game: "victoria" });
    expect(pageOf("/t/a%20b")).toEqual({ name: "table", table: "a b" });
    expect(pageOf("/rules/victoria/")).toEqual({ name: "rules", game: "victoria" });
    expect(pageOf("/records")).toEqual({ name: "records" });
    expect(pageOf("/settings")).toEqual({ name: "settings" });
  });

  it("that name nothing lead to the page for missing pages", () => {
    for (const path of ["/t", "/new", "/rules/victoria/x", "/nothing"]) expect(pageOf(path).name).toBe("nowhere");
  });

  it("with broken escapes are taken literally", () => {
    expect(pageOf("/t/%E0%A4%A")).toEqual({ name: "table", table: "%E0%A4%A" });
  });
});

describe("navigation", () => {
  beforeEach(() => {
    vi.stubGlobal("scrollTo", () => undefined);
    go("/", { replace: true });
  });

  it("changes the address and the page", () => {
    go("/t/abc?invite=secret#there");
    expect(location.pathname).toBe("/t/abc");
    expect(route.path).toBe("/t/abc");
    expect(route.query.get("invite")).toBe("secret");
    expect(route.hash).toBe("there");
  });

  it("works with the browser's back and forward buttons", async () => {
    go("/records");
    history.back();
    await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    expect(route.path).toBe("/");
  });
});

describe("links", () => {
  function pressed(markup: string, how: MouseEventInit = {}): string | null {
    document.body.innerHTML = markup;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    let found: string | null = null;
    const look = (seen: MouseEvent): void => {
      found = innerAddress(seen);
      seen.preventDefault();
    };
    document.addEventListener("click", look, { once: true });
    document.querySelector("b, a")?.dispatchEvent(event);
    return found;
  }

  it("to our own pages are followed in the app, also from inside the link", () => {
    expect(pressed('<a href="/rules/victoria#CV-WAR-06"><b>rule</b></a>')).toBe("/rules/victoria#CV-WAR-06");
  });

  it("to other sites, to the server's own answers and into new tabs are left to the browser", () => {
    expect(pressed('<a href="https://example.org/">x</a>')).toBeNull();
    expect(pressed('<a href="/api/v1/tables/a/record">x</a>')).toBeNull();
    expect(pressed('<a href="/records" target="_blank">x</a>')).toBeNull();
    expect(pressed('<a href="/records" download>x</a>')).toBeNull();
    expect(pressed('<a href="/records">x</a>', { ctrlKey: true })).toBeNull();
    expect(pressed('<a href="/records">x</a>', { button: 1 })).toBeNull();
  });
});
