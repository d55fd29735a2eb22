import ShelfPicture from '@careerscoop/art/scenes/seven-of-ten.tsx';

/** Why the product is there, in its own words. */
export function Claims() {
  return (
    <section className="wrap home-part claims" aria-labelledby="claims">
      <div className="block b-straw claims__a">
        <div className="still">
          <ShelfPicture title="Ten scoops in two rows. Seven smile and three have melted." />
        </div>
      </div>
      <div>
        <h2 className="h1" id="claims">
          30% finish high school with no clear path
        </h2>
        <p className="lead">
          They have the diploma, and no plan for the day after. And 50% of those who leave college name it as a cause: they were not sure
          what they wanted to become.
        </p>
        <p className="claims__aim">
          <b className="d">23 million</b>
          <span>young adults is how many we want to reach, one honest reason at a time.</span>
        </p>
      </div>
    </section>
  );
}
