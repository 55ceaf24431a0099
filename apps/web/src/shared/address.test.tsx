// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { RouterProvider, createBrowserRouter } from "react-router";
import { expect, test } from "vitest";
import { useAddress } from "./address.ts";
import { withParams } from "./params.ts";

function Narrowing() {
  const [shown, change] = useAddress();
  const choose = (name: string) => () => change((now) => withParams(now, { [name]: "chosen" }), { replace: true });
  return (
    <>
      <button onClick={choose("from")}>From</button>
      <button onClick={choose("product")}>Product</button>
      <output>{shown.toString()}</output>
    </>
  );
}

test("a second choice that is made before the first is drawn keeps the first", async () => {
  window.history.replaceState(null, "", "/letters?subject=devices");
  render(<RouterProvider router={createBrowserRouter([{ path: "*", element: <Narrowing /> }])} />);
  const [from, product] = [screen.getByText("From"), screen.getByText("Product")];
  from.click();
  await Promise.resolve();
  product.click();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("subject=devices&from=chosen&product=chosen"));
  fireEvent.click(from);
  expect(window.location.search).toBe("?subject=devices&from=chosen&product=chosen");
});
