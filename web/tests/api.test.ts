import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, faultOf, get, post, postText } from "$lib/api";
import { ensureName, me, nameAnswered, withName } from "$lib/me.svelte";

const fetching = vi.spyOn(globalThis, "fetch");

function answers(body: unknown, status = 200): void {
  fetching.mockResolvedValueOnce(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
}

async function failure(of: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await of.then(
    () => null,
    (problem: unknown) => problem,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

afterEach(() => fetching.mockReset());

describe("requests", () => {
  it("send and parse JSON, and plain text as text", async () => {
    answers({ name: "Ann" });
    expect(await post("/api/v1/me", { name: "Ann" })).toEqual({ name: "Ann" });
    const [path, how] = fetching.mock.calls[0] ?? [];
    expect(path).toBe("/api/v1/me");
    expect(how).toMatchObject({ method: "POST", body: '{"name":"Ann"}', credentials: "same-origin" });
    answers({ table: "t", invite: "" });
    await postText("/api/v1/records", "a record");
    expect(fetching.mock.calls[1]?.[1]?.headers).toMatchObject({ "content-type": "text/plain; charset=utf-8" });
  });

  it("throw the server's fault when they fail", async () => {
    const fault = { code: "options", what: "Teams need four.", rule: "CV-TEAM-01", details: { players: 4 } };
    answers({ fault }, 400);
    const error = await failure(post("/api/v1/tables", {}));
    expect(error.status).toBe(400);
    expect(error.fault).toEqual(fault);
    expect(faultOf(error)).toBe(error.fault);
  });

  it("fall back to the status when the body is not ours", async () => {
    for (const [status, code] of [
      [404, "not-found"],
      [413, "too-large"],
      [429, "too-fast"],
      [502, "offline"],
      [503, "busy"],
      [500, "internal"],
    ] as const) {
      answers("<h1>proxy</h1>", status);
      expect((await failure(get("/api/v1/games"))).fault.code).toBe(code);
    }
    answers({ fault: "odd" }, 500);
    expect((await failure(get("/api/v1/games"))).fault.code).toBe("internal");
  });

  it("report the server as unreachable when they never arrive", async () => {
    fetching.mockRejectedValueOnce(new TypeError("failed to fetch"));
    const error = await failure(get("/api/v1/games"));
    expect(error.fault.code).toBe("offline");
    expect(error.status).toBe(0);
    expect(faultOf(new Error("else")).code).toBe("internal");
  });
});

describe("a name", () => {
  const unnamed = { fault: { code: "no-name", what: "", rule: "", details: {} } };

  it("is asked for when the server requires one, then the request is retried", async () => {
    answers(unnamed, 403);
    answers({ table: "t", invite: "i" });
    const made = withName(() => post("/api/v1/tables", {}));
    await vi.waitFor(() => expect(me.asking).toBe(true));
    nameAnswered(true);
    expect(await made).toEqual({ table: "t", invite: "i" });
    expect(me.asking).toBe(false);
  });

  it("may be declined, and then nothing happens", async () => {
    answers(unnamed, 403);
    const made = withName(() => post("/api/v1/tables", {}));
    await vi.waitFor(() => expect(me.asking).toBe(true));
    nameAnswered(false);
    expect(await made).toBeNull();
    expect(fetching).toHaveBeenCalledOnce();
  });

  it("is not asked for twice", async () => {
    answers({ name: "Ann" });
    expect(await ensureName()).toBe(true);
    expect(await ensureName()).toBe(true);
    expect(fetching).toHaveBeenCalledOnce();
  });
});
