export default function Index() {
  return <h1>Nothing here</h1>;
}
